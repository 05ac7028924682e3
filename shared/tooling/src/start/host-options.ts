/**
 * What Node runs the host with, and in which environment; the systemd unit says the same. V8's own young generation grows to three times
 * 32 MB long after the start, and glibc keeps up to 16 heaps for its threads: the memory of a host would go on growing for hours.
 */
export const HOST_OPTIONS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'] as const
export const HOST_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' } as const
