alter table assessments add column reschedule_reason text;
