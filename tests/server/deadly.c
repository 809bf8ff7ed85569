/* Kills its own process in the middle of what SQLite does to its files: before the n-th step, halfway through it, or
 * after it. Put before the C library (LD_PRELOAD) by tests/server/deadly.py. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static long left = 0; /* steps still to come; 0 while nothing is to happen */
static int how = 0;   /* 0 before, 1 halfway, 2 after */

void deadly_arm(long nth, int when) { how = when; left = nth; }

static int reached(int fd)
{
    char link[64], path[512];
    if (left <= 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size <= 0) return 0;
    path[size] = 0;
    if (!strstr(path, "tables.db") || strstr(path, "-shm")) return 0;
    return __sync_sub_and_fetch(&left, 1) == 0;
}

static void die(void) { kill(getpid(), SIGKILL); for (;;) pause(); }

static ssize_t write_at(const char *name, int fd, const void *data, size_t size, off_t at)
{
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, name);
    int now = reached(fd);
    if (now && how == 0) die();
    if (now && how == 1) { real(fd, data, size / 2, at); die(); }
    ssize_t done = real(fd, data, size, at);
    if (now) die();
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return write_at("pwrite", fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) { return write_at("pwrite64", fd, data, size, at); }

static int flush(const char *name, int fd)
{
    int (*real)(int) = dlsym(RTLD_NEXT, name);
    int now = reached(fd);
    if (now && how < 2) die();
    int done = real(fd);
    if (now) die();
    return done;
}

int fsync(int fd) { return flush("fsync", fd); }
int fdatasync(int fd) { return flush("fdatasync", fd); }
