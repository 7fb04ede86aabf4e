/** Names the tests that passed only when tried again, which the line of dots does not tell. */
export default class TriedAgain {
  onTestCaseResult(test) {
    if (test.ok() && (test.diagnostic()?.retryCount ?? 0) > 0) console.log(`\nTried again: ${test.fullName}`);
  }
}
