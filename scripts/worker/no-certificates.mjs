// Takes the place of @peculiar/x509 and @peculiar/asn1-android in the Worker: SimpleWebAuthn follows the certificates of a
// device's maker with them, for which we do not ask (`attestationType: 'none'` in workers/gateways/webauthn.ts). A device
// that sends some all the same is refused, since each of these throws.
class NoCertificate {
  constructor() {
    throw new Error('The Worker follows no certificates of authenticators.')
  }
}

export {
  NoCertificate as AuthorityKeyIdentifierExtension,
  NoCertificate as CRLDistributionPointsExtension,
  NoCertificate as KeyDescription,
  NoCertificate as SubjectKeyIdentifierExtension,
  NoCertificate as X509Certificate,
  NoCertificate as X509ChainBuilder,
  NoCertificate as X509Crl,
}
export const id_ce_keyDescription = ''
