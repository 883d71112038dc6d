// The rule behind the points of each koota.
export const kootaText = {
  varna: (a: string, b: string) =>
    `One point when the varna of ${a} stands at or above that of ${b}, in the order Brahmin, Kshatriya, Vaishya, Shudra. It comes from the sign of the Moon, never from a family.`,
  vashya: (southern: boolean, boy: string, girl: string, points: string) =>
    `Five groups of signs, by the ${southern ? 'southern' : 'common'} table: ${boy} with ${girl} gives ${points}.`,
  tara: (a: string, b: string, there: string, back: string) =>
    `Stars are counted in nines. From the star of ${b} to that of ${a} it is the ${there}, and back the ${back}. The 3rd, 5th and 7th give nothing; each other way gives 1½.`,
  yoni: (boy: string, girl: string, points: number) =>
    `Each star has an animal. ${boy} and ${girl.toLowerCase()} give ${points}: 4 for the same, 3 for friends, 2 for neither, 1 for strangers, 0 for opponents.`,
  oneLord: (lord: string) => `Both Moon signs have one lord, ${lord}: 5.`,
  lords: (first: string, a: string, second: string, b: string, points: string) =>
    `${first} (${a}), and ${second} (${b}): ${points}. Two friends give 5, two enemies nothing.`,
  gana: (boy: string, girl: string, points: number) =>
    `Deva is gentle, manushya balanced, rakshasa strong-willed; the names are old, and none is a judgement. ${boy} in the first role with ${girl.toLowerCase()} in the second gives ${points}.`,
  bhakoot: (boy: string, girl: string, there: string, back: string, here: string) =>
    `${boy} is the ${there} from ${girl}, and ${girl} the ${back} from ${boy}. ${here} Signs 2/12, 5/9 or 6/8 apart give nothing; all others give 7.`,
  nadi: 'Three nadis share the stars among them. Different ones give 8, the same one nothing.',
  apart: (a: number, b: number) => `Here they are ${a}/${b}.`,
  regards: {
    friend: (from: string, to: string) => `${from} is a friend of ${to}`,
    neutral: (from: string, to: string) => `${from} is neutral to ${to}`,
    enemy: (from: string, to: string) => `${from} is no friend of ${to}`,
  },
  ofNine: (n: string) => `${n} of nine`,
} as const
