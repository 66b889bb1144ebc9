/** The words of the forms in content/forms. `npm run check -- --write-forms` writes this file anew: do not edit it. */
import type { FormCopy } from '../http/form-page.ts';

// oxfmt-ignore
export const formCopy = {
  "consultation": {
    "title": "Free consultation",
    "fields": {
      "fullName": {
        "label": "Full name"
      },
      "caseNumber": {
        "label": "Case number",
        "hint": "It’s on the first page of your court papers, if you have them handy."
      },
      "county": {
        "label": "County of the property"
      },
      "dateServed": {
        "label": "Date served",
        "hint": "The day you received the court papers, within the last year. Type month, day and year, or use the calendar."
      },
      "phoneNumber": {
        "label": "Phone number",
        "hint": "For example (407) 555-0100."
      }
    },
    "acknowledgments": [],
    "callInstead": "What you typed is still here. Try again, or call us. We can take your information by phone.",
    "call": "Call {phone}",
    "disclaimer": "Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.",
    "required": "* Required field"
  },
  "county-lead": {
    "title": "Ask about your property",
    "fields": {
      "fullName": {
        "label": "Full name"
      },
      "email": {
        "label": "Email"
      },
      "phone": {
        "label": "Phone number",
        "hint": "For example (407) 555-0100."
      },
      "propertyAddress": {
        "label": "Property address"
      },
      "city": {
        "label": "City"
      },
      "zipCode": {
        "label": "ZIP code"
      },
      "county": {
        "label": "County of the property"
      }
    },
    "acknowledgments": [
      "I understand that this form is not legal representation.",
      "I understand that I typically have only 20 days to respond, and that this form is not a response to the court.",
      "I understand that formal representation requires a separate agreement."
    ],
    "callInstead": "What you typed is still here. Try again, or call us. We can take your information by phone.",
    "call": "Call {phone}",
    "disclaimer": "Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.",
    "required": "* Required field"
  },
  "immigration-question": {
    "title": "Write to us",
    "fields": {
      "fullName": {
        "label": "Full name"
      },
      "phone": {
        "label": "Phone number, with country code"
      },
      "message": {
        "label": "Your question"
      }
    },
    "acknowledgments": [],
    "callInstead": "What you typed is still here. Try again, or call us.",
    "call": "Call {phone}",
    "disclaimer": "Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.",
    "required": "* Required field"
  },
  "subscribe": {
    "title": "Get new articles by email",
    "fields": {
      "email": {
        "label": "Email",
        "hint": "For example name@example.com."
      }
    },
    "acknowledgments": [],
    "callInstead": "Your address is still here. Try again, or email contact@example.com and we’ll add you.",
    "call": "Call {phone}",
    "disclaimer": "Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.",
    "required": "* Required field"
  },
  "tax-intake": {
    "title": "Property tax appeal intake",
    "fields": {
      "fullName": {
        "label": "Full legal name",
        "hint": "As it appears on the deed."
      },
      "email": {
        "label": "Email"
      },
      "phone": {
        "label": "Phone number",
        "hint": "For example (407) 555-0100."
      },
      "propertyAddress": {
        "label": "Property address"
      },
      "city": {
        "label": "City"
      },
      "zipCode": {
        "label": "ZIP code"
      },
      "county": {
        "label": "County",
        "hint": "The county that sent your TRIM notice.",
        "options": [
          "Hillsborough",
          "Pinellas",
          "Pasco",
          "Polk",
          "Orange",
          "Osceola",
          "Seminole",
          "Miami-Dade",
          "Broward",
          "Palm Beach",
          "Lee",
          "Collier",
          "Sarasota",
          "Manatee",
          "Duval",
          "Leon",
          "Alachua",
          "Other"
        ],
        "prompt": "Choose a county"
      }
    },
    "acknowledgments": [
      "I understand that the $399 is a reservation/evaluation fee and not legal representation.",
      "I understand that I have 25 days from the TRIM mailing date to file with the Value Adjustment Board.",
      "I understand that formal representation requires a separate agreement."
    ],
    "callInstead": "What you typed is still here. Try again, or call us. We can take your information by phone.",
    "call": "Call {phone}",
    "disclaimer": "Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.",
    "required": "* Required field"
  },
  "wrongful-death": {
    "title": "Talk to us about your loss",
    "fields": {
      "fullName": {
        "label": "Your full name"
      },
      "phone": {
        "label": "Phone number",
        "hint": "For example (303) 555-0101."
      },
      "email": {
        "label": "Email",
        "hint": "For example name@example.com."
      },
      "state": {
        "label": "State where it happened",
        "hint": "Not Florida or Colorado? We can help you look for a lawyer licensed there."
      },
      "message": {
        "label": "What happened",
        "hint": "In a few words. Please leave out confidential details."
      }
    },
    "acknowledgments": [],
    "callInstead": "What you typed is still here. Try again, or call (407) 555-0100 in Florida or (303) 555-0101 in Colorado.",
    "call": "Call {phone}",
    "disclaimer": "Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.",
    "required": "* Required field"
  }
} satisfies Readonly<Record<string, FormCopy>>;
