/** A thread that never comes up. */
process.exit(3);
