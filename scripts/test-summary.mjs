import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} TestReport the parts of Vitest's JSON report that are used here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * @param {string} file
 * @returns {Promise<TestReport>} a report without tests when the file is incomplete
 */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/** @param {TestReport} report */
function countFailed({ numFailedTests, testResults }) {
  // A test file that fails to load reports no tests, so it counts as one failure.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return numFailedTests + brokenFiles.length;
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const [folder = '', exitCode = '1'] = process.argv.slice(2);
const files = await readdir(folder);
const reports = await Promise.all(files.map((file) => readReport(join(folder, file))));
const passed = sum(reports.map(({ numPassedTests }) => numPassedTests));
const failed = sum(reports.map(countFailed));
const hasCrashed = exitCode !== '0' && failed === 0;

console.log(`${passed} passed, ${hasCrashed ? 1 : failed} failed`);
