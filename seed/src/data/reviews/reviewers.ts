/** First names that reviewers go by in public. */
export const reviewers: readonly string[] = [
  'Aarav Aditi Akhil Amrita Anand Anjali Arjun Ayesha Bhavna Biju Chitra Danish Deepa',
  'Devika Dhruv Divya Esther Farah Gaurav Gayatri Girish Gurpreet Harini Harsh Imran',
  'Indrani Isha Jaya Jitendra Joseph Kabir Kalpana Karthik Kavya Keshav Kiran Lakshmi Lalit',
  'Leela Madhav Manasi Manoj Meenakshi Mohan Nandini Naveen Neha Nikhil Nilofer Nisha Omkar',
  'Padma Parul Prakash Pranav Priya Rahul Rajesh Rashmi Ravi Rekha Ritu Rohan Ruchi Sameer',
  'Sandhya Sanjay Shalini Shreya Simran Sneha Sourav Subhash Sunita Suresh Swati Tanvi',
  'Tenzin Uma Usha Vandana Varun Vidya Vikram Vivek Yamini Yusuf Zainab Zoya Thomas',
].flatMap((line) => line.split(' '));
