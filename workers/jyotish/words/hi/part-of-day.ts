/** The part of the day that Hindi says before an hour of twelve: partOfDay(15) = दोपहर. */
export function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}
