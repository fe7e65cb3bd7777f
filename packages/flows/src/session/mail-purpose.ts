/** What a link is mailed for: a new password, or a customer's account. */
export type MailPurpose = 'password' | 'registration'
