const FIRST = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ')

/** The oblique form, before a noun with a postposition: ordinal(4) = चौथे, ordinal(15) = 15वें. */
export function ordinalHindi(n: number): string {
  return FIRST[n - 1] ?? `${n}वें`
}
