import { adminPage } from "@/app/(admin)/admin-page";
import { EmailDesk } from "@/components/admin/jobs/email-desk";
import { readEmailFilters } from "@/components/admin/jobs/job-filters";
import { emailList } from "@/components/admin/jobs/job-queries";

const { generateMetadata, Page } = adminPage({
  path: "/jobs/emails",
  title: "adminJobs.emails.title",
  first: ({ search }) => [emailList(readEmailFilters(search).status ?? "failed")],
  show: () => <EmailDesk />,
});

export { generateMetadata };
export default Page;
