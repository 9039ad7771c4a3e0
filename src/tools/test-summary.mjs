import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} TestReport Vitest's JSON report, as far as it is counted here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * @param {string} file
 * @returns {Promise<TestReport>} nothing but zeros when Vitest did not come to write it
 */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

const [file = '', exitCode = '1'] = process.argv.slice(2);
const report = await readReport(file);
// A file that does not even load has no tests to count.
const brokenFiles = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
const failed = report.numFailedTests + brokenFiles.length;
const hasCrashed = exitCode !== '0' && failed === 0;

console.log(`${report.numPassedTests} passed, ${hasCrashed ? 1 : failed} failed`);
