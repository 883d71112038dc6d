// The columns of the statement as a file.
export const statementCsvText = {
  columns: ['Time (UTC)', 'What', 'Amount (USD)', 'Balance (USD)', 'Session'],
} as const
