// A calendar date as text, in Hindi.
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')

/** calendarDayText('2026-08-01') = "1 अगस्त 2026": a calendar date, independent of the reader's zone. */
export function calendarDayHindi(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${Number(year)}`
}
