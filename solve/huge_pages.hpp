// Memory for large tables that are looked up at random, in huge pages where the system has them.
#pragma once

#include <cstddef>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace gamecert::solve {

/// An allocator. A look-up anywhere in gigabytes of small pages costs a walk through the tables of the system besides
/// the miss of the cache.
template <class T>
struct HugePages {
  using value_type = T;
  static constexpr std::size_t page = std::size_t{1} << 21;  // bytes

  HugePages() = default;
  template <class U>
  HugePages(const HugePages<U>&) noexcept {}

  T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    if (bytes < page) return static_cast<T*>(::operator new(bytes, std::align_val_t(alignment)));
    void* const memory = ::operator new(bytes, std::align_val_t(page));
#if defined(MADV_HUGEPAGE)
    madvise(memory, bytes / page * page, MADV_HUGEPAGE);  // it is no error to have none
#endif
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t count) noexcept {
    ::operator delete(memory, std::align_val_t(count * sizeof(T) < page ? alignment : page));
  }
  friend bool operator==(const HugePages&, const HugePages&) = default;

 private:
  static constexpr std::size_t alignment = alignof(T) < 64 ? 64 : alignof(T);  // a line of the cache
};

}  // namespace gamecert::solve
