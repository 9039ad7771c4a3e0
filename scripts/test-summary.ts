import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** The parts of Vitest's JSON report that this script uses. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

// node scripts/test-summary.ts <folder of reports> <exit code of npm test>
const [folder = '', exitCode = '1'] = process.argv.slice(2);
const reports = globSync(`${folder}/*.json`).map((file) => reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
const passed = sum(reports.map(({ numPassedTests }) => numPassedTests));
const failed = sum(
  reports.map(({ numFailedTests, testResults }) => {
    // A test file that fails to load reports no tests, so it counts as one failure.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return numFailedTests + broken.length;
  }),
);
// A failed stage without tests counts as one failure.
console.log(`${passed} passed, ${exitCode === '0' ? failed : Math.max(failed, 1)} failed`);
