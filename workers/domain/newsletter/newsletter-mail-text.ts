// The mails about joining the newsletter. `name`: of the platform.
type Letter = { subject: string; text: string }

export const newsletterMailText = {
  confirm: ({ name, link }: { name: string; link: string }): Letter => ({
    subject: `Please confirm the newsletter of ${name}`,
    text: `Somebody, we hope you, has asked for the newsletter of ${name} for this address.\n\nTo get it, please confirm within seven days:\n${link}\n\nIf it was not you, do nothing: we will delete the address.`,
  }),
  confirmed: ({ name, leave }: { name: string; leave: string }): Letter => ({
    subject: `The newsletter of ${name}`,
    text: `This address gets our newsletter already; there is nothing more to do.\n\nTo get no newsletter, open this page:\n${leave}`,
  }),
}
