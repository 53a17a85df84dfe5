import { expect, test } from "vitest";
import { requirementTopics } from "./requirement-topic";

test.each([
  [
    ["business_type", "external_account", "tos_acceptance.date"],
    ["business", "bank", "terms"],
  ],
  [
    ["individual.dob.day", "individual.dob.month", "individual.dob.year", "person_1ABc.address.city"],
    ["person"],
  ],
  [["individual.verification.document", "company.verification.document"], ["document"]],
  [["company.tax_id", "individual.id_number", "individual.ssn_last_4"], ["tax"]],
  [["company.name", "business_profile.mcc", "settings.payments.statement_descriptor"], ["business"]],
  [["representative.first_name", "owners.email", "directors.last_name"], ["person"]],
  [["interv_1234.other_supportability_inquiry.support"], ["other"]],
  [[], []],
])("%j is about %j", (requirements, topics) => {
  expect(requirementTopics(requirements)).toEqual(topics);
});
