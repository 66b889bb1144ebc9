/** An outgoing message. Sending the same `key` again must not deliver it again. */
export type Mail = {
  key: string;
  createdAt: string;
  to: string;
  subject: string;
  text: string;
  /** What mail programs read besides the text. */
  headers?: Readonly<Record<string, string>>;
};

/** Resolves once the message is certainly accepted; rejects otherwise. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A refusal with a short code that is safe to store and log. */
export class MailFault extends Error {
  override name = 'MailFault';
}
