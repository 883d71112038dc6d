// The texts of a KP chart.
export const kpText = {
  kind: 'KP chart',
  unnamed: 'KP chart',
  parts: [
    ['cusps', 'Cusps'],
    ['grahas', 'Grahas'],
    ['significators', 'Significators'],
    ['of-grahas', 'Houses of the grahas'],
    ['ruling', 'Ruling planets'],
  ],
  onPage: 'On this page',
  cusps: 'Cusps',
  grahas: 'Grahas',
  significators: 'Significators of the houses',
  ofGrahas: 'What each graha signifies',
  nodes: 'Rahu and Ketu act for',
  ruling: 'Ruling planets',
  columns: {
    house: 'House',
    graha: 'Graha',
    degree: 'Degree',
    lord: 'Sign lord',
    star: 'Star',
    sub: 'Sub',
    subSub: 'Sub-sub',
  },
  ranks: {
    a: 'A: in the star of an occupant',
    b: 'B: occupants',
    c: 'C: in the star of the owner',
    d: 'D: owner',
  },
  grahaRanks: {
    a: 'A: the house of its star lord',
    b: 'B: the house it stands in',
    c: 'C: houses its star lord owns',
    d: 'D: houses it owns',
  },
  none: '–',
  retrograde: 'retrograde',
  rulers: {
    lagnaStar: 'Star of the lagna',
    lagnaSign: 'Sign of the lagna',
    moonStar: 'Star of the Moon',
    moonSign: 'Sign of the Moon',
    day: 'Day, from sunrise',
    lagnaSub: 'Sub of the lagna',
    moonSub: 'Sub of the Moon',
  },
  starLord: 'star lord',
  signLord: 'sign lord',
  joined: 'with',
  looking: 'seen by',
  what: {
    cusps:
      'A cusp begins a house. Houses are of unequal width, by Placidus. Each star is divided among the nine grahas by their Vimshottari years, and each part again: that gives the sub and the sub-sub lord.',
    grahas: 'A graha belongs to the house whose cusp it has passed last, so the house may differ from its sign.',
    significators:
      'The strongest come first: grahas in the star of an occupant, the occupants, grahas in the star of the owner, the owner. An empty house is carried by C and D.',
    ofGrahas: 'The same the other way round: through its star lord a graha signifies more than through its own place.',
    nodes:
      'The nodes own no sign. They act for the grahas they are joined with, those that look at them, and the lords of their star and sign.',
    ruling: 'The lords of the moment, the strongest first. For a question they are taken when it is judged.',
  },
  rules: (ayanamsa: string, degrees: string, node: string, houses: string, version: string) =>
    `Rules used: ${ayanamsa} ayanamsa ${degrees}, ${node} lunar node, ${houses} houses, apparent positions unless chosen otherwise. Engine ${version}.`,
} as const
