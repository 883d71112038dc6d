// The name of a window in a calendar.
export const calendarText = {
  name: (purpose: string, score: number) => `${purpose} muhurta, score ${score}`,
} as const
