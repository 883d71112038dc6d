/** A thing of https://schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>
