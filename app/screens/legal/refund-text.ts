// The refund policy, English. The meter, the bill and the ledger do what it says (workers/domain/consultations/bill.ts).
import type { Content } from '#app/ui/content-page.tsx'

export const refundText = {
  title: 'Refund policy',
  lead: 'You pay for connected seconds only. What went wrong is looked at by a person, next to the timeline of the session.',
  updated: 'Last changed on 23 November 2026',
  sections: [
    {
      id: 'what-costs-nothing-anyway',
      heading: 'What costs nothing anyway',
      paragraphs: ['None of this is ever billed, so there is nothing to refund:'],
      list: [
        'Ringing, up to 45 seconds, and a request that nobody answers, that is rejected or that you cancel.',
        'Connecting. If you are not both there within a minute after the astrologer accepted, the session ends without a charge.',
        'Every moment in which one of you is not connected. The clock stops on its own, and goes on when both of you are back.',
        'A session that fails for technical reasons, or whose connection is lost on the astrologer’s side or on ours, when fewer than 60 seconds were counted.',
        'Time that goes past the money that was held for the session.',
        'Free minutes. When they are over you are asked, and without your yes nothing is charged.',
      ],
    },
    {
      id: 'the-limits-of-that',
      heading: 'The limits of that',
      paragraphs: [
        'If your own connection is lost, you pay the seconds in which both of you were connected until then. Two sessions in 24 hours that are lost in their first minute are free without a question. A third one is charged and put before a person, and so is a call about whose sound the two pages say opposite things.',
      ],
    },
    {
      id: 'when-a-session-went-wrong',
      heading: 'When a session went wrong',
      paragraphs: [
        'Open the receipt of the session and choose “Report a problem”. Your words reach us together with the timeline: who joined when, what was counted, how it ended. A person reads it, may answer you by mail, and can refund the session in whole or in part.',
        'The refund goes to your wallet at once and stands on your statement with its reason. The astrologer’s share of it is taken back.',
        'Good reasons are sound that did not work, somebody who was not the person on the profile, insults, fear that was sold to you, and questions that were put off to fill time. That a reading did not please you, or did not come true, is none.',
      ],
    },
    {
      id: 'unused-money-in-the-wallet',
      heading: 'Unused money in the wallet',
      paragraphs: [
        'It does not expire, and nothing is ever recharged automatically. If you want it back, write to us from the address of your account. We pay unused money back to the payment that it came from, as far as the payment provider still takes a refund of that payment; where it does not, we tell you, and the money stays yours to spend.',
        'Free minutes are not money, and are not paid out.',
      ],
      links: [['/contact-us', 'Write to us']],
    },
    {
      id: 'if-you-dispute-a-payment-with-your-bank',
      heading: 'If you dispute a payment with your bank',
      paragraphs: [
        'While the dispute is open, what the wallet has left of that amount is frozen. If it ends in your favour, the amount is taken from the wallet, and what was already spent stays owed; if it ends in ours, all of it is given back. Both are lines of your statement. Writing to us first is usually faster.',
      ],
    },
    {
      id: 'if-you-close-your-account',
      heading: 'If you close your account',
      paragraphs: [
        'With money left, you are asked first: spend it, ask us to pay it back, or give it up in words and to the cent. An account is never closed with money in it that you have not named.',
      ],
    },
  ],
} as const satisfies Content
