// The button that makes a PDF.
export const pdfButtonText = {
  pdf: 'PDF',
  failed: 'The PDF could not be made. Printing to a file works without it.',
} as const
