/** The degree to which the rule of a dosha is met, as chips say it. */
export const DOSHA_LEVELS = {
  none: { label: 'Not met', tone: 'ok' },
  lifted: { label: 'Met, and lifted', tone: 'info' },
  partial: { label: 'Partly met', tone: 'warn' },
  full: { label: 'Met', tone: 'warn' },
} as const
