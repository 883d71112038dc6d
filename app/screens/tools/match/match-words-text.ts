// Words that join the names of a match, and the problems of its fields.
export const matchWords = {
  /** listed(["Nadi", "Bhakoot", "Gana"]) = "Nadi, bhakoot and gana". */
  listed(names: readonly string[]): string {
    const said = names.map((name, i) => (i === 0 ? name : name.toLowerCase()))
    return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(' and ')
  },
  pada: (star: string, pada: number) => `${star}, pada ${pada}`,
  doubt: (minutes: number) => ` ± ${minutes} min`,
  noNakshatra: 'Please choose the nakshatra.',
  noPada: 'Choose the pada.',
} as const
