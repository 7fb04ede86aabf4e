/**
 * Keep code of sites from ending the process or thread it runs in, which would say nothing of why: `process.exit`
 * throws, so that whatever calls it is told of with its place.
 *
 * @returns what it was
 */
export function ownExit(): typeof process.exit {
  const exit = process.exit.bind(process);
  process.exit = () => {
    throw new Error("It calls process.exit, which would end Quire; throw an error in its place.");
  };
  // An error that nobody catches ends a thread by it.
  process.once("uncaughtExceptionMonitor", () => {
    process.exit = exit;
  });
  return exit;
}
