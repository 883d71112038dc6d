// The degree to which the rule of a dosha is met, in Hindi.
export const DOSHA_LEVELS = {
  none: { label: 'नहीं बनता', tone: 'ok' },
  lifted: { label: 'बनता है, परिहार सहित', tone: 'info' },
  partial: { label: 'आंशिक', tone: 'warn' },
  full: { label: 'बनता है', tone: 'warn' },
} as const
