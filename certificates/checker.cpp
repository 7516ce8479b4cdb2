// Accepting a certificate, or rejecting it for a reason, whatever it holds.
#include "certificates/checker.hpp"

#include <new>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

Grounds check(const Certificate& certificate, Grounds grounds) {
  const auto too_large = [&] {
    return text::LimitError("expected a claim that fits into memory, found " + text::quoted(text(certificate.claim)));
  };
  try {
    const Kind* kind = find_kind(certificate.evidence.kind(), certificate.claim);
    if (kind == nullptr || !kind->check) reject("expected evidence of a kind that this checker knows, found another");
    kind->check(certificate.claim, certificate.evidence, grounds);
    grounds.add_kind(kind->name, kind->family);
  } catch (const text::InputError& error) {
    const std::string at = error.column() == 0 ? "" : " at column " + std::to_string(error.column()) + " of its text";
    if (text::beyond_limit(error)) throw text::LimitError(error.what() + at);
    reject(error.what() + at + ", in " + text::quoted(text(certificate.claim)));
  } catch (const text::LimitError& limit) {
    const std::string reason = limit.what();
    if (reason.starts_with("expected") || text::interrupted) throw;
    throw text::LimitError("expected a claim within the checker's limits, found that " + reason);
  } catch (const std::bad_alloc&) {
    throw too_large();
  } catch (const std::length_error&) {
    throw too_large();
  }
  return grounds;
}

const Kind* find_kind(std::string_view name, const Claim& claim) {
  const Kind* found = nullptr;
  for (const Kind& kind : kinds()) {
    if (kind.name != name) continue;
    if (kind.about != nullptr && kind.about(claim)) return &kind;
    if (kind.about == nullptr) found = &kind;
  }
  return found;
}

}  // namespace gamecert::certificates
