// Takes the place of the @peculiar/asn1-* libraries, and of reflect-metadata that they need, in the Worker: 41 KB gzipped. Of
// all that they read, SimpleWebAuthn needs one thing here: the two numbers of an ECDSA signature. The rest are certificates, which
// we do not ask for (no-certificates.mjs): each attempt to read one throws, and the device is refused.

/** ECDSA-Sig-Value ::= SEQUENCE { r INTEGER, s INTEGER } (RFC 3279, 2.2.3). */
export class ECDSASigValue {}

/** Reads nothing but an `ECDSASigValue`, in DER. The numbers are bytes as they stand there, a leading 0 included. */
export const AsnParser = {
  /**
   * @param {BufferSource} source
   * @param {unknown} type
   */
  parse(source, type) {
    if (type !== ECDSASigValue) throw new Error('The Worker follows no certificates of authenticators.')
    const bytes = ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source)
    const [body, afterBody] = valueAt(bytes, 0, SEQUENCE)
    const [r, afterR] = valueAt(body, 0, INTEGER)
    const [s, afterS] = valueAt(body, afterR, INTEGER)
    if (afterBody !== bytes.length || afterS !== body.length) throw new Error(WRONG)
    return { r, s }
  },
}

const SEQUENCE = 0x30
const INTEGER = 0x02
const WRONG = 'This is no ECDSA signature in DER.'

/**
 * The value with this tag at a place, and the place after it.
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {number} tag
 * @returns {[value: Uint8Array, after: number]}
 */
function valueAt(bytes, at, tag) {
  // A signature over P-521 takes more than 127 bytes: its length then has a byte of its own.
  const isLong = bytes[at + 1] === 0x81
  const length = bytes[isLong ? at + 2 : at + 1] ?? 0
  const start = at + (isLong ? 3 : 2)
  const isShortest = isLong ? length > 0x7f : length < 0x80
  if (bytes[at] !== tag || !isShortest || length === 0 || start + length > bytes.length) throw new Error(WRONG)
  return [bytes.subarray(start, start + length), start + length]
}

class NoCertificate {}

export {
  NoCertificate as BasicConstraints,
  NoCertificate as Certificate,
  NoCertificate as ECParameters,
  NoCertificate as ExtendedKeyUsage,
  NoCertificate as OctetString,
  NoCertificate as RSAPublicKey,
  NoCertificate as SubjectAlternativeName,
}

// Names of kinds of certificates, which nothing equals.
const none = ''

export {
  none as id_ce_basicConstraints,
  none as id_ce_extKeyUsage,
  none as id_ce_subjectAltName,
  none as id_ecdsaWithSHA256,
  none as id_ecdsaWithSHA384,
  none as id_ecdsaWithSHA512,
  none as id_ecPublicKey,
  none as id_ml_dsa_44,
  none as id_ml_dsa_65,
  none as id_ml_dsa_87,
  none as id_rsaEncryption,
  none as id_secp256r1,
  none as id_secp384r1,
  none as id_sha1WithRSAEncryption,
  none as id_sha256WithRSAEncryption,
  none as id_sha384WithRSAEncryption,
  none as id_sha512WithRSAEncryption,
}
