import { staffTexts } from '#app/language/texts.ts'

/** Texts of the astrologer's own pages. */
export const astrologerTexts = staffTexts({
  en: {
    dashboard: {
      title: 'Dashboard',
      hello: (name: string) => `Welcome, ${name}`,
      lead: (day: string, zone: string) => `${day}, by the clock of ${zone}.`,
      today: 'Earned today',
      talk: 'Talk time today',
      online: 'Online today',
      onlineNow: 'and counting',
      due: 'Due to you',
      rating: 'Rating',
      noRating: 'No ratings yet',
      ratings: (count: number) => `${count} ${count === 1 ? 'rating' : 'ratings'}`,
      trend: (difference: number) => `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(1)}`,
      sessions: (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`,
      week: 'Earned each day',
      weekSum: (sum: string) => `${sum} in 7 days`,
      allDays: 'All earnings',
      stepsTitle: 'Next steps',
      firstTitle: 'The way to your first client',
      firstLead: 'Each step makes it likelier that somebody asks you.',
      done: 'Done',
      last: 'Last sessions',
      all: 'History',
    },
    availability: {
      title: 'Availability',
      online: 'You are online',
      busy: 'You are busy',
      offline: 'You are offline',
      onlineText: 'Clients see you as available, and every open tab and device rings.',
      busyText:
        'A session rings or runs, or a client of the line has the turn. Clients see you as busy until that is over.',
      offlineText: 'Nobody can ring you.',
      switch: 'Available',
      itself: 'Last time you were taken offline automatically.',
      because: {
        unreachable:
          'Nothing could ring you for 45 seconds: no open tab, no device with notifications, no verified phone.',
        phone_unanswered: 'Only your phone could ring you, and it did not answer a request.',
        missed_rings: 'You missed two rings in a row. Go online again when you are back.',
      },
      rules: 'How being online works',
      ruleList: [
        'Online needs a way to ring: a tab of this site, a device with notifications, or, where phone calls are offered, your verified phone. With none of them for 45 seconds you are taken offline.',
        'While no tab is open, calls ring your verified phone, and key 1 accepts. If nothing but the phone could ring and it is not answered, you are taken offline. Chats need a tab or a device. To be rung by nobody, go offline.',
        'All your open tabs and devices ring at once; the first answer wins, the others stop.',
        'A ring lasts 45 seconds. You are paid from the moment both of you are connected, by the second.',
        'While you are in a session, you are shown as busy.',
        'After two missed rings in a row you are taken offline, so that no client waits for nothing.',
      ],
    },
    phonePrices: {
      title: 'Prices of phone calls',
      lead: 'A phone call rings only at a price that pays for both phones. With your phone, the lowest price a minute for a client with a phone in:',
      tooLow: (price: string) => `Your price of ${price} turns some phone calls off`,
      tooLowText: (countries: string) =>
        `Clients with phones in these countries cannot ask you for a phone call: ${countries}. They can ask for a chat or a call between browsers.`,
    },
    blocked: {
      title: 'Blocked clients',
      none: 'Nobody. You can block a client on the receipt of a session.',
      client: 'Client',
      since: 'Since',
      unblock: 'Unblock',
      unblockName: (name: string) => `Unblock ${name}`,
    },
  },
})
