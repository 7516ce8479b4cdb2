// Headers of tar and gzip.
#include "cli/packages/archive.hpp"

#include <array>
#include <cstdint>

#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

constexpr std::size_t tar_block = 512;

std::string octal(std::uint64_t number, std::size_t digits) {
  std::string text(digits, '0');
  for (std::size_t at = digits; at-- > 0 && number > 0; number /= 8) text[at] = static_cast<char>('0' + number % 8);
  return text;
}

/// Name, mode, owner, group, size, time, sum, kind: at fixed places of the first block.
std::string tar_header(const std::string& name, std::size_t size) {
  constexpr std::size_t most_name = 100, sum_at = 148;
  if (name.size() > most_name)
    throw text::InputError("expected names of at most 100 bytes in a package, found " + text::quoted(name));
  std::string header(tar_block, '\0');
  const auto put = [&](std::size_t at, const std::string& text) { header.replace(at, text.size(), text); };
  put(0, name);
  put(100, "0000644");
  put(108, "0000000");
  put(116, "0000000");
  put(124, octal(size, 11));
  put(136, octal(0, 11));
  put(sum_at, "        ");
  put(156, "0");
  put(257, std::string("ustar\0", 6) + "00");
  std::uint64_t sum = 0;
  for (const char c : header) sum += static_cast<unsigned char>(c);
  put(sum_at, octal(sum, 6) + std::string(1, '\0'));
  return header;
}

/// Of RFC 1952, a byte at a time.
std::uint32_t crc_of(std::string_view text) {
  static const auto table = [] {
    std::array<std::uint32_t, 256> all{};
    for (std::uint32_t n = 0; n < all.size(); ++n) {
      std::uint32_t c = n;
      for (int bit = 0; bit < 8; ++bit) c = (c & 1) != 0 ? 0xEDB88320U ^ (c >> 1) : c >> 1;
      all[n] = c;
    }
    return all;
  }();
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char c : text) crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xFF] ^ (crc >> 8);
  return crc ^ 0xFFFFFFFFU;
}

/// Least byte first.
std::string bytes_of(std::uint64_t number, int count) {
  std::string text;
  for (int i = 0; i < count; ++i, number >>= 8) text += static_cast<char>(number & 0xFF);
  return text;
}

}  // namespace

std::string tar_of(const std::string& folder, const ArchiveFiles& files) {
  std::string tar;
  for (const auto& [name, text] : files) {
    tar += tar_header(folder + "/" + name, text.size()) + text;
    tar.resize((tar.size() + tar_block - 1) / tar_block * tar_block, '\0');
  }
  return tar + std::string(2 * tar_block, '\0');
}

std::string gzip_of(std::string_view text) {
  constexpr std::size_t most = 65535;  // of a stored block
  std::string gzip("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
  std::string_view rest = text;
  do {
    const std::string_view block = rest.substr(0, most);
    rest.remove_prefix(block.size());
    gzip += rest.empty() ? '\1' : '\0';
    gzip += bytes_of(block.size(), 2) + bytes_of(~block.size(), 2);
    gzip += block;
  } while (!rest.empty());
  return gzip + bytes_of(crc_of(text), 4) + bytes_of(text.size(), 4);
}

}  // namespace gamecert::cli
