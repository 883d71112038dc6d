// Posts of the demo's astrologers: six that everybody reads, one that waits for an admin, one draft.
export type SeedPost = {
  author: number
  daysAgo: number
  title: string
  tags: string
  content: string
  state?: 'approved' | 'waiting' | 'draft'
}

export const POSTS: readonly SeedPost[] = [
  {
    author: 1,
    daysAgo: 3,
    title: 'Why your kundli may differ between two apps',
    tags: 'kundli, ayanamsa',
    content:
      '<p>Two apps, one birth, two charts. Nobody miscounted: they chose different rules and did not tell you.</p><h2>Three rules that move a chart</h2><ol><li>The <strong>ayanamsa</strong>, the angle between the two zodiacs. Lahiri and Raman differ by about one and a half degrees, enough to move the Moon into the next nakshatra.</li><li>The <strong>node</strong>: mean or true, up to a degree and a half apart.</li><li>The <strong>house system</strong>. Whole signs and equal houses agree more often than people think; at the edges they do not.</li></ol><h2>What to do with two answers</h2><p>Ask each program for its rules. If it prints them at the foot of the chart, set the other one alike and compare again: in nine cases of ten the difference is gone.</p><blockquote><p>A chart without its rules is a photograph without a date.</p></blockquote><p>The tenth case is the <em>birth time</em>. In 1943 the clocks of Kolkata stood an hour ahead; a program that does not know it casts another person’s chart. You can check the offset that was used on our <a href="/kundli">free kundli</a>, below the chart.</p>',
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
  {
    author: 1,
    daysAgo: 1,
    state: 'waiting',
    title: 'Rahu in the tenth, without the drama',
    tags: 'rahu, career',
    content:
      '<p>The node amplifies; it does not sentence. In the tenth it asks for work that did not exist when you were born.</p><h2>What to look at first</h2><ul><li>the lord of the tenth, and where it stands</li><li>the sign of Rahu, whose lord does the steering</li><li>the dasha that runs, because without it nothing moves</li></ul>',
  },
  {
    author: 1,
    daysAgo: 0,
    state: 'draft',
    title: 'Notes on Saturn returns',
    tags: 'saturn',
    content:
      '<p>Twenty-nine and a half years, give or take the retrogrades. To write: what the second return asks that the first one did not.</p>',
  },
]
