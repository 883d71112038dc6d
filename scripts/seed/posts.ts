// Six posts of the demo's astrologers.
export const POSTS = [
  {
    author: 1,
    daysAgo: 3,
    title: 'Why your kundli may differ between two apps',
    tags: 'kundli, ayanamsa',
    content:
      '<p>Two apps, one birth, two charts. Nobody miscounted: they chose different rules and did not tell you.</p><p>The first rule is the <strong>ayanamsa</strong>, the angle between the two zodiacs. Lahiri and Raman differ by about one and a half degrees, enough to move the Moon into the next nakshatra.</p><p>The second is the <strong>node</strong>: mean or true, up to a degree and a half apart. The third is the <strong>house system</strong>. A good chart says all three at its foot.</p>',
  },
  {
    author: 1,
    daysAgo: 34,
    title: 'Venus dasha, year by year',
    tags: 'dasha, venus',
    content:
      '<p>Twenty years is a long time for one planet. Nobody lives them all alike.</p><p>The sub-periods carry the colour: Venus in Venus is about taste, Saturn in Venus about keeping what was begun, Ketu in Venus about letting go of it. Look at the houses that each of them rules in your own chart first.</p>',
  },
  {
    author: 3,
    daysAgo: 11,
    title: 'Thirty-six points are not a verdict',
    tags: 'matching, koota',
    content:
      '<p>Ashtakoota compares two Moons. That is all it does, and it does it well.</p><p>It knows nothing of lagna, of the seventh house, of the dashas that run. Read the eight lines one by one; the sum hides what they say.</p>',
  },
  {
    author: 6,
    daysAgo: 8,
    title: 'A good hour, and why it is good',
    tags: 'muhurta, panchang',
    content:
      '<p>A muhurta is an argument, not a lucky number. Tithi, vara, nakshatra, yoga, karana: five short reasons.</p><p>When somebody gives you a time, ask for the reasons. If there are none, any hour will do.</p>',
  },
  {
    author: 2,
    daysAgo: 15,
    title: 'How exact must a birth time be?',
    tags: 'birth time, lagna',
    content:
      '<p>The lagna crosses a sign in about two hours, a navamsha part in thirteen minutes. A time rounded to the hour still gives you the Moon, the dasha within days, and most yogas.</p><p>Say “about seven” when you mean it. An honest doubt is worth more than a false minute.</p>',
  },
  {
    author: 7,
    daysAgo: 27,
    title: 'Remedies that cost nothing',
    tags: 'remedies',
    content:
      '<p>The texts know gifts, vows and habits. They do not know price lists.</p><p>If a remedy has a price, it is a sale. Rise early for forty days, call your mother, feed somebody: this is the older shelf of the shop.</p>',
  },
] as const
