/* Shifts the wall clock of a process by the seconds in the file CLOCK_SHIFT_FILE, through LD_PRELOAD. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile long *seconds;

static void open_file(void) {
  static long none = 0;
  const char *path = getenv("CLOCK_SHIFT_FILE");
  int file = seconds || !path ? -1 : open(path, O_RDONLY);
  if (file >= 0) seconds = mmap(0, sizeof(long), PROT_READ, MAP_SHARED, file, 0);
  if (!seconds) seconds = &none;
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  long result = syscall(SYS_clock_gettime, clock, at);
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return result;
  open_file();
  at->tv_sec += *seconds;
  return result;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}
