/**
 * Keep code of the site from ending the process or thread without explanation: `process.exit` throws an error,
 * which is reported with its position.
 *
 * @returns the original function
 */
export function ownExit(): typeof process.exit {
  const exit = process.exit.bind(process);
  process.exit = () => {
    throw new Error("It calls process.exit, which would end Quire; throw an error instead.");
  };
  // Uncaught errors end a thread through this function.
  process.once("uncaughtExceptionMonitor", () => {
    process.exit = exit;
  });
  return exit;
}
