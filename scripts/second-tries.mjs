/** Names the tests that passed only at a second try, which the line of dots does not tell. */
export default class SecondTries {
  onTestCaseResult(test) {
    if (test.ok() && (test.diagnostic()?.retryCount ?? 0) > 0) console.log(`\nSecond try: ${test.fullName}`);
  }
}
