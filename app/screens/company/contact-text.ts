// The words of the contact form and of the newsletter.
export const contactText = {
  title: 'Write to us',
  name: 'Your name',
  email: 'E-mail',
  emailHint: 'We answer to this address.',
  message: 'Message',
  kept: 'We keep your message for a year, for the answer and for what follows from it, and then delete it.',
  send: 'Send the message',
  sent: 'Message sent',
  sentText: 'Thank you. Your message has reached us, and a person will answer by mail.',
} as const

export const newsletterText = {
  title: 'Newsletter',
  heading: 'A letter when there is something to say',
  lead: 'New tools, festivals worth a date in your calendar, and the best posts of our astrologers: once a month at most.',
  sections: [
    {
      id: 'how-it-works',
      heading: 'How it works',
      paragraphs: [
        'You get one mail with a link that confirms the address; without that, we delete the address after seven days. Every newsletter has a link that ends it at once and deletes the address. We give it to nobody for purposes of their own.',
      ],
    },
  ],
  email: 'E-mail',
  submit: 'Get the newsletter',
  sent: 'Almost there',
  sentText: 'Please open the mail that we have sent you, and confirm your address.',
  confirm: {
    title: 'Confirm your newsletter',
    lead: 'One press, and the next letter comes to you.',
    button: 'Confirm the address',
    done: 'Your address is confirmed',
    doneText: 'The next newsletter will come to you. Each one has a link to end it.',
  },
  unsubscribe: {
    title: 'End the newsletter',
    lead: 'No letter will come after this, and we delete the address.',
    button: 'End the newsletter',
    done: 'No newsletter will come any more',
    doneText: 'We have deleted the address.',
  },
  gone: 'This link no longer works',
  goneText: 'It may be older than seven days, or the address was deleted. You can ask for the newsletter again.',
  again: 'Newsletter',
  home: 'Home',
} as const
