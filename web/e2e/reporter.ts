import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So many lines of a page tell what stood there. */
const LINES = 60;

/** What was on the page when a test failed, as a screen reader would tell it. */
function showPage({ attachments }: TestResult): void {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = path && /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1];
  if (page) console.log(page.split('\n').slice(0, LINES).join('\n'));
}

/** Says each test in a line, what went wrong, and at the end the two numbers that count. */
export default class Plain implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    // A test for one size has a tag: nothing is ever skipped, so a skipped one is a failure.
    const good = result.status === 'passed' && test.expectedStatus === 'passed';
    if (good) this.passed++;
    else this.failed++;
    const where = test.parent.project()?.name ?? '';
    const seconds = (result.duration / 1000).toFixed(1);
    console.log(`${good ? 'ok  ' : 'FAIL'} ${test.title} [${where}, ${seconds} s]`);
    for (const line of result.stdout) process.stdout.write(`     ${String(line)}`);
    for (const error of result.errors) console.log(error.stack ?? error.message ?? error.value);
    if (!good) showPage(result);
  }

  onError(error: { message?: string; stack?: string }): void {
    this.failed++;
    console.log(error.stack ?? error.message);
  }

  onEnd(): void {
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
