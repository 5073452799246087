/** A text as it is compared with what somebody seeks: in small letters, and with the apostrophe that keyboards have. */
export const sought = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");
