/**
 * What the server is started with beside what the operator says. Its threads take and give back pictures of many megabytes:
 * these go back to the system at once, where glibc would by and by keep some 130 MB of them (mallopt(3),
 * M_MMAP_THRESHOLD). Fewer stores for all threads (M_ARENA_MAX) save as much, but then a thread that answers people waits
 * for one that reads and holds the store while it has no processor: twice to three times the time.
 */
export const serverEnv = { MALLOC_MMAP_THRESHOLD_: '524288' };
