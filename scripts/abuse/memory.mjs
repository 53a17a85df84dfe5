const everyMs = 250;

/**
 * Samples a server's resident memory.
 *
 * @param {{ memoryMb: () => Promise<number | null> }} server
 */
export function watchMemory(server) {
  let highest = 0;
  const timer = setInterval(async () => {
    highest = Math.max(highest, (await server.memoryMb()) ?? 0);
  }, everyMs);
  return {
    highestMb: () => highest,
    reset: () => {
      highest = 0;
    },
    stop: async () => clearInterval(timer),
  };
}
