import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} TestReport Vitest's JSON report, as far as it is counted here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * @param {string} file
 * @returns {Promise<TestReport>} nothing but zeros when Vitest did not come to write all of it
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
  // A file that does not even load has no tests to count.
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
