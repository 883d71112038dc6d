// The pricing page, English.
export const pricingText = {
  title: 'Pricing',
  description:
    'You pay an astrologer by the second, only while you are both connected. No fees, no subscription, no automatic recharge. With a calculator.',
  lead: 'You pay by the second, and only for seconds in which you and the astrologer are both connected. There are no fees, no subscription and no automatic recharge.',
  rule: 'The rule',
  ruleText: 'price a minute × connected seconds ÷ 60, rounded once to the nearest cent.',
  freeTitle: 'What is free',
  free: [
    ['Kundli, matching, panchang, horoscope, glossary', 'Free, without an account'],
    ['Ringing, connecting, waiting in line', 'Free'],
    ['Time in which one of you is not connected', 'Free: the clock stops'],
    ['A session that fails on our side or the astrologer’s before 60 counted seconds', 'Free'],
    ['One more message within 48 hours of a session of five minutes', 'Free, once'],
    ['Free minutes of an astrologer, for new clients', 'Free; you are asked before the paid part'],
    ['Booking a time, following, taking your data along', 'Free'],
  ],
  what: 'What',
  costs: 'Costs',
  sections: [
    {
      id: 'prices',
      heading: 'Prices',
      paragraphs: [
        'Each astrologer sets a price a minute for chat and one for calls. You see both, and what ten minutes cost, in the list and on the profile. The price that you see when you ask holds for the whole session, even if it is changed meanwhile. A call by telephone is offered only where the price covers the lines; it has no fee beside it.',
      ],
      links: [['/astrologers', 'See the astrologers and their prices']],
    },
    {
      id: 'what-is-held-and-what-is-charged',
      heading: 'What is held, and what is charged',
      paragraphs: [
        'To ask for a session you need money for two minutes. When the astrologer accepts, an amount is held as on a card: what you have, the budget that you set for the session, what is left of your monthly limit, or 60 minutes’ worth, whichever is least. At the end the exact charge is taken and the rest released at once. Nothing can be charged that was not held, so a session can never cost more than you have or allowed.',
        'You are warned two minutes and thirty seconds before the money ends. A top-up during the session lets it go on.',
      ],
    },
    {
      id: 'top-ups',
      heading: 'Top-ups',
      paragraphs: [
        'From $5 to $500, each by your own act. We add no fee; your bank may add one for payments in dollars. Money in the wallet does not expire.',
      ],
    },
    {
      id: 'when-something-goes-wrong',
      heading: 'When something goes wrong',
      paragraphs: [
        'Every session has a receipt with its timeline, and “Report a problem” on it. A person reads it and can refund the session in whole or in part, into your wallet.',
      ],
      links: [['/refund-policy', 'Refund policy']],
    },
  ],
  calculator: {
    title: 'Calculator',
    price: 'Price a minute',
    minutes: 'Minutes connected',
    seconds: 'Seconds',
    wallet: 'Money in the wallet',
    wrong: 'Please check the figures: dollars with at most two decimals, and times as whole numbers.',
    tooLittle: (amount: string) => `To ask for this session you need at least ${amount} in the wallet.`,
    charge: 'Charge',
    sum: (seconds: number, price: string) => `${seconds} × ${price} ÷ 60`,
    held: 'Held when the astrologer accepts',
    released: 'Released at the end',
    ends: (time: string) => `The money is enough for ${time}; the session would end there.`,
    lasts: 'The wallet would last for',
    more: 'What is held lasts an hour. Five minutes before its end the next part is held.',
  },
} as const
