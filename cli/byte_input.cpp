// Reading as soon as something is there.
#include "cli/byte_input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

constexpr int patience = 100;  // ms

}  // namespace

ByteInput::ByteInput(std::string name) : name_(std::move(name)) {
  if (name_ == "-") return;
  std::error_code unreadable;
  if (std::filesystem::is_directory(name_, unreadable))
    throw text::InputError("expected a file, found the directory " + name_);
  descriptor_ = open(name_.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) throw text::InputError("cannot read " + name_ + ": " + std::strerror(errno));
}

ByteInput::ByteInput(std::string name, std::string text) : name_(std::move(name)), text_(std::move(text)) {}

ByteInput::~ByteInput() {
  if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

std::optional<std::size_t> ByteInput::read(std::span<char> buffer) const {
  if (text_) {
    const std::size_t count = text_->copy(buffer.data(), buffer.size(), text_read_);
    text_read_ += count;
    return count;
  }
  pollfd input{descriptor_, POLLIN, 0};
  if (poll(&input, 1, patience) <= 0) return std::nullopt;  // nothing yet, or a signal
  const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
  if (count >= 0) return static_cast<std::size_t>(count);
  if (errno == EINTR || errno == EAGAIN) return std::nullopt;
  throw UnreadableInput("cannot read " + (name_ == "-" ? "standard input" : name_) + ": " + std::strerror(errno));
}

void describe_input_format(CommandOptions& options) {
  std::string help = "what the input is if it does not say so itself (docs/FORMATS.md):";
  for (const graphs::FormatName& format : graphs::formats())
    help.append(help.back() == ':' ? " " : "; ").append(format.name).append(", ").append(format.meaning);
  options.described.add_options()("input-format", boost::program_options::value<std::string>(), help.c_str());
}

graphs::Format input_format(const CommandOptions& options) {
  if (!options.has("input-format")) return graphs::Format::any;
  const auto name = options.value<std::string>("input-format");
  std::vector<std::string> names;
  for (const graphs::FormatName& format : graphs::formats()) names.emplace_back(format.name);
  one_of("input-format", name, names);
  return std::ranges::find(graphs::formats(), name, &graphs::FormatName::name)->format;
}

}  // namespace gamecert::cli
