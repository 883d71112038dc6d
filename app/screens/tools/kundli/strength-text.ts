// Tables of strengths, on the page and in the PDF.
export const strengthText = {
  ashtakavarga: 'Ashtakavarga',
  points: 'Points of each graha in the twelve signs, without the lagna’s own row',
  graha: 'Graha',
  sum: 'Sum',
  all: 'All',
  shadbala: 'Shadbala',
  six: 'Six strengths in virupas, their sum in rupas',
  parts: ['Place', 'Direction', 'Time', 'Motion', 'Nature', 'Aspect'],
  rupas: 'Rupas',
  needs: 'Needs',
  ratio: 'Ratio',
} as const
