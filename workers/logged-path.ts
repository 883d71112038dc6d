/** Parts of addresses that are their own proof: the links of mails and of the newsletter. */
const SEALED = /((?:^|\/)(?:mails|newsletter)\/[^/]+\/)[^/]+/

/** The path of a request as logs name it: without the seal of a link. */
export function loggedPath(path: string): string {
  return path.replace(SEALED, '$1…')
}
