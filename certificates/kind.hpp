// A kind of evidence: one record, which reader and checker look up.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"
#include "certificates/lines.hpp"

namespace gamecert::certificates {

/// An accepted certificate that is a part of something larger: where it stands, and what it is known by.
struct AcceptedPart {
  std::string file;
  std::string name;  // of the file, in messages
  std::size_t line = 1;
  std::uint64_t offset = 0;  // bytes before that line
  std::string seal = {};
};

/// What parts prove together.
struct JointClaim {
  std::string subject, statement;    // the claim is both
  std::string reads;                 // what is asked, as users write it; empty if the subject has it so
  std::vector<std::string> details;  // lines of values: where it fails, rows of a table
  std::string follows_from;          // a theorem, without any part; may be empty
  Grounds grounds;
};

struct Kind {
  std::string_view name;  // behind `evidence` in the text
  /// From the words behind the name on; ends on its own last line.
  std::function<Evidence(Lines& lines, const Claim& claim)> read = {};
  /// Adds what it rests on to the grounds. Throws Rejection unless the evidence proves the claim, and InputError for
  /// claims that make no sense.
  std::function<void(const Claim& claim, const Evidence& evidence, Grounds& grounds)> check = {};
  std::vector<Ground> rests_on = {};      // all it may add beside rules and readings
  bool (*about)(const Claim&) = nullptr;  // of two kinds with one name, which share their text: claims it is for
  // Of claims with a formula: that one as users write it; empty if the claim has it so.
  std::string (*reads)(const Claim&) = nullptr;
  // Of parts: what one is known by, and what all that were accepted say together, which is then the claim, with grounds
  // added to `none`. Throws Rejection, with the file and line, if they do not fit together.
  std::function<std::string(const Evidence&)> seal = {};
  std::function<void(const std::vector<AcceptedPart>&, const Grounds& none,
                     const std::function<void(const JointClaim&)>& found)>
      conclude = {};
  std::string_view family = {};  // the folder of certificates/ that it stands in
};

/// The record of a kind with the value `Value`. All its evidence rests on the grounds `always`, which `check` need not
/// add; `sometimes` lists those that it adds for some.
template <class Value>
Kind kind_of(std::function<Value(Lines&, const Claim&)> read,
             std::function<void(const Claim&, const Value&, Grounds&)> check, const std::vector<Ground>& always = {},
             const std::vector<Ground>& sometimes = {}) {
  Kind kind{.name = Value::kind,
            .read = [read](Lines& lines, const Claim& claim) { return Evidence(read(lines, claim)); },
            .check =
                [check, always](const Claim& claim, const Evidence& evidence, Grounds& grounds) {
                  const Value* value = evidence.as<Value>();
                  if (value == nullptr) throw Rejection("expected evidence that is for such claims, found other", 0);
                  for (const Ground& ground : always) grounds.add(ground);
                  check(claim, *value, grounds);
                },
            .rests_on = always};
  kind.rests_on.insert(kind.rests_on.end(), sometimes.begin(), sometimes.end());
  return kind;
}

/// All kinds, in the order of their list in CMakeLists.txt. A program may define this itself and leave families out:
/// the kinds of those have a name and nothing else.
const std::vector<Kind>& kinds();

/// The kind that a claim's evidence of that name is of; nullptr if there is none.
const Kind* find_kind(std::string_view name, const Claim& claim);

}  // namespace gamecert::certificates
