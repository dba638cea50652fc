/** What a reviewer says they are; nobody has verified it. */
export const reviewerRoles = ['attorney', 'accredited-representative', 'other'] as const;
